/** Icons of the same set for tools: the back office, the demos, and actions that few pages have. */
import { draw, type Icon } from './icons.tsx';

export const IconFeed: Icon = (props) =>
  draw('M5 5a14 14 0 0 1 14 14M5 11a8 8 0 0 1 8 8M5.5 18.5v.01', props);
export const IconImage: Icon = (props) =>
  draw(
    'M5 4h14a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2h-14a2 2 0 0 1-2-2v-12a2 2 0 0 1 2-2zM3 16l5-5 4 4 3-3 6 6M15.5 8.5h.01',
    props,
  );
export const IconUsers: Icon = (props) =>
  draw(
    'M5 8a4 4 0 1 0 8 0a4 4 0 1 0-8 0M2 20c.8-3.8 3.600-5.500 7-5.500s6.200 1.700 7 5.500M15 4.300a4 4 0 0 1 0 7.400M18 14.800c2.200.7 3.500 2.500 4 5.200',
    props,
  );
export const IconFilter: Icon = (props) => draw('M4 6h16M7 12h10M10 18h4', props);
export const IconThumbUp: Icon = (props) =>
  draw(
    'M7 11v9H4v-9zM7 11l4-7a2.2 2.2 0 0 1 2 2.8L12.3 10H19a1.8 1.8 0 0 1 1.7 2.2l-1.5 6.4A2 2 0 0 1 17.2 20H7',
    props,
  );
export const IconThumbDown: Icon = (props) =>
  draw(
    'M17 13V4h3v9zM17 13l-4 7a2.2 2.2 0 0 1-2-2.8l.7-3.2H5a1.8 1.8 0 0 1-1.7-2.2L4.8 5.4A2 2 0 0 1 6.8 4H17',
    props,
  );
export const IconHome: Icon = (props) => draw('M4 11l8-7 8 7v9h-5v-6H9v6H4z', props);
export const IconBold: Icon = (props) =>
  draw('M7 5h6a3.5 3.5 0 0 1 0 7H7zM7 12h7a3.5 3.5 0 0 1 0 7H7z', props);
export const IconItalic: Icon = (props) => draw('M10 5h7M7 19h7M14 5l-4 14', props);
export const IconHeading: Icon = (props) => draw('M6 5v14M18 5v14M6 12h12', props);
export const IconSubheading: Icon = (props) =>
  draw('M4 6v12M13 6v12M4 12h9M17 13h3v5M17 18h6', props);
export const IconNumberedList: Icon = (props) =>
  draw('M10 6h10M10 12h10M10 18h10M4 4h1.5v4M4 14h2.5l-2.5 4h2.5', props);
export const IconQuote: Icon = (props) =>
  draw('M10 7H5v6h5v-6c0 6-1 9-4 10M19 7h-5v6h5V7c0 6-1 9-4 10', props);
export const IconLink: Icon = (props) =>
  draw(
    'M10 14a4 4 0 0 0 5.7 0l3-3a4 4 0 0 0-5.7-5.7l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.7l1-1',
    props,
  );
export const IconTable: Icon = (props) => draw('M4 5h16v14H4zM4 10h16M4 14.5h16M10 5v14', props);
export const IconUndo: Icon = (props) => draw('M9 6L4 11l5 5M4 11h10a6 6 0 0 1 0 8h-2', props);
export const IconRedo: Icon = (props) => draw('M15 6l5 5-5 5M20 11H10a6 6 0 0 0 0 8h2', props);
export const IconPlus: Icon = (props) => draw('M12 5v14M5 12h14', props);
export const IconFolder: Icon = (props) => draw('M3 6h6l2 2.5h10V19H3z', props);
export const IconGrid: Icon = (props) =>
  draw('M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h6v6h-6z', props);
export const IconList: Icon = (props) =>
  draw('M8 6h12M8 12h12M8 18h12M4 6v.01M4 12v.01M4 18v.01', props);
export const IconPause: Icon = (props) => draw('M8 5v14M16 5v14', props);
export const IconTrash: Icon = (props) =>
  draw('M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5', props);
export const IconBranch: Icon = (props) =>
  draw('M4 12h5M9 12c4 0 3-6 7-6h4M9 12c4 0 3 6 7 6h4', props);
export const IconGrip: Icon = (props) =>
  draw('M9 5v.01M15 5v.01M9 12v.01M15 12v.01M9 19v.01M15 19v.01', props);
export const IconPaste: Icon = (props) => draw('M9 4h6v3H9zM9 5H6v15h12V5h-3M9 12h6M9 16h4', props);
export const IconEyeOff: Icon = (props) =>
  draw(
    'M4 4l16 16M10 6.2A9.5 9.5 0 0 1 21.5 12a13 13 0 0 1-2.6 3.4M6.3 8A13 13 0 0 0 2.5 12 9.7 9.7 0 0 0 16 16.8',
    props,
  );
