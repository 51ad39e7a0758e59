/**
 * The icon set: 24 grid, 1.75 stroke, round ends. Drawn on the grid and in the manner of Lucide;
 * a few outlines are Lucide's (ISC License, Copyright (c) Lucide Contributors).
 * One export per icon. Every page loads the icons of this file; those of tools are in tool-icons.tsx.
 */

/** An icon is decoration unless it has a `title`; `size` is in CSS pixels (default 20). */
export type IconProps = { size?: number; className?: string; title?: string };

/** An icon of the set, as passed to components that show one. */
export type Icon = (props: IconProps) => React.ReactElement;

/** An icon from the path of its lines. */
export function draw(path: string, { size = 20, className, title }: IconProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
      role={title ? 'img' : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : true}
    >
      <path d={path} />
    </svg>
  );
}

export const IconMenu: Icon = (props) => draw('M4 7h16M4 12h16M4 17h16', props);
export const IconClose: Icon = (props) => draw('M6 6l12 12M18 6L6 18', props);
export const IconChevronDown: Icon = (props) => draw('M6 9l6 6 6-6', props);
export const IconChevronRight: Icon = (props) => draw('M9 6l6 6-6 6', props);
export const IconChevronLeft: Icon = (props) => draw('M15 6l-6 6 6 6', props);
export const IconArrowRight: Icon = (props) => draw('M5 12h14M13 6l6 6-6 6', props);
export const IconArrowUpRight: Icon = (props) => draw('M7 17L17 7M8 7h9v9', props);
export const IconDownload: Icon = (props) => draw('M12 4v11M7 11l5 5 5-5M5 20h14', props);
export const IconUpload: Icon = (props) => draw('M12 16V5M7 9l5-5 5 5M5 20h14', props);
export const IconSearch: Icon = (props) =>
  draw('M4 11a7 7 0 1 0 14 0a7 7 0 1 0-14 0M20 20l-4-4', props);
export const IconCheck: Icon = (props) => draw('M5 12.5l4.5 4.5L19 7', props);
export const IconMinus: Icon = (props) => draw('M6 12h12', props);
export const IconCheckCircle: Icon = (props) =>
  draw('M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M8 12.4l2.8 2.8L16 9.6', props);
export const IconAlert: Icon = (props) => draw('M12 4L2.8 19.5h18.4zM12 10v4M12 17v.01', props);
export const IconInfo: Icon = (props) =>
  draw('M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M12 11v5M12 8v.01', props);
export const IconErrorCircle: Icon = (props) =>
  draw('M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M15 9l-6 6M9 9l6 6', props);
export const IconCalendar: Icon = (props) =>
  draw(
    'M6 5h12a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2h-12a2 2 0 0 1-2-2v-12a2 2 0 0 1 2-2zM4 10h16M8 3v4M16 3v4',
    props,
  );
export const IconClock: Icon = (props) =>
  draw('M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M12 7v5l3 2', props);
export const IconPhone: Icon = (props) =>
  draw(
    'M5 4h4l2 5-2.5 1.5a11 11 0 0 0 5 5L15 13l5 2v4a1 1 0 0 1-1 1A15 15 0 0 1 4 5a1 1 0 0 1 1-1',
    props,
  );
export const IconMail: Icon = (props) =>
  draw(
    'M5 5h14a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2h-14a2 2 0 0 1-2-2v-10a2 2 0 0 1 2-2zM3.5 7.5L12 13l8.5-5.5',
    props,
  );
export const IconMapPin: Icon = (props) =>
  draw(
    'M12 21c4-4.5 7-7.7 7-11a7 7 0 1 0-14 0c0 3.3 3 6.5 7 11zM9.5 10a2.5 2.5 0 1 0 5.0 0a2.5 2.5 0 1 0-5.0 0',
    props,
  );
export const IconMessage: Icon = (props) => draw('M4 5h16v11H10l-4 4v-4H4z', props);
export const IconQr: Icon = (props) =>
  draw('M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2v2h-2zM18 14h2M20 18v2h-2M14 20v-1', props);
export const IconCopy: Icon = (props) =>
  draw(
    'M11 9h7a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2h-7a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2zM5 15H4V5a1 1 0 0 1 1-1h10v1',
    props,
  );
export const IconPlay: Icon = (props) => draw('M8 5l11 7-11 7z', props);
export const IconGlobe: Icon = (props) =>
  draw(
    'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M3 12h18M12 3c2.5 2.5 3.8 5.5 3.8 9s-1.3 6.5-3.8 9c-2.5-2.5-3.8-5.5-3.8-9s1.3-6.5 3.8-9',
    props,
  );
export const IconPrinter: Icon = (props) =>
  draw('M7 8V4h10v4M7 17H4v-6a3 3 0 0 1 3-3h10a3 3 0 0 1 3 3v6h-3M7 14h10v6H7z', props);
export const IconTrain: Icon = (props) =>
  draw(
    'M8 4h8a3 3 0 013 3v7a3 3 0 01-3 3H8a3 3 0 01-3-3V7a3 3 0 013-3zM5 11h14M8 21l2-4M16 21l-2-4',
    props,
  );
export const IconShare: Icon = (props) =>
  draw(
    'M3.5 12a2.5 2.5 0 1 0 5.0 0a2.5 2.5 0 1 0-5.0 0M14.5 6a2.5 2.5 0 1 0 5.0 0a2.5 2.5 0 1 0-5.0 0M14.5 18a2.5 2.5 0 1 0 5.0 0a2.5 2.5 0 1 0-5.0 0M8.2 10.8l6.6-3.6M8.2 13.2l6.6 3.6',
    props,
  );
export const IconRefresh: Icon = (props) =>
  draw('M20 12a8 8 0 1 1-2.3-5.7L20 8.6M20 4v4.6h-4.6', props);
export const IconMonitor: Icon = (props) =>
  draw(
    'M5 4h14a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2h-14a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2zM9 20h6M12 16v4',
    props,
  );
export const IconSmartphone: Icon = (props) =>
  draw('M9 3h6a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2h-6a2 2 0 0 1-2-2v-14a2 2 0 0 1 2-2zM11 18h2', props);
export const IconCamera: Icon = (props) =>
  draw(
    'M5 7h8a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2h-8a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2zM15 11l6-3.5v10L15 14',
    props,
  );
export const IconLight: Icon = (props) =>
  draw('M8 4h8l3 8H5zM12 12v4M9 20l3-4 3 4M3 16l2-1M21 16l-2-1', props);
export const IconCut: Icon = (props) =>
  draw(
    'M5 4v16M9 4h0M9 20h0M13 4h0M13 20h0M17 20h2v-2M19 14v-4M19 6V4h-2M8.5 12a3.5 3.5 0 1 0 7.0 0a3.5 3.5 0 1 0-7.0 0',
    props,
  );
export const IconFlower: Icon = (props) =>
  draw(
    'M9.5 12a2.5 2.5 0 1 0 5.0 0a2.5 2.5 0 1 0-5.0 0M12 9.5c-2-2-2-5.5 0-6.5c2 1 2 4.5 0 6.5M14.5 12c2-2 5.5-2 6.5 0c-1 2-4.5 2-6.5 0M12 14.5c2 2 2 5.5 0 6.5c-2-1-2-4.5 0-6.5M9.5 12c-2 2-5.5 2-6.5 0c1-2 4.5-2 6.5 0',
    props,
  );
export const IconCode: Icon = (props) => draw('M8 7l-5 5 5 5M16 7l5 5-5 5M13.5 5l-3 14', props);
export const IconFile: Icon = (props) =>
  draw('M14 3H7a2 2 0 0 0-2 2v14a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2V8zM14 3v5h5M9 13h6M9 17h4', props);
export const IconBook: Icon = (props) =>
  draw('M4 5a2 2 0 0 1 2-2h13v15H6a2 2 0 0 0-2 2zM4 20a1.5 1.5 0 0 0 1.5 1H19v-3M8 7h7', props);
export const IconUser: Icon = (props) =>
  draw('M8 8a4 4 0 1 0 8 0a4 4 0 1 0-8 0M4.5 20.5c1-4 4-5.5 7.5-5.5s6.5 1.5 7.5 5.5', props);
export const IconLock: Icon = (props) =>
  draw(
    'M7 11h10a2 2 0 0 1 2 2v6a2 2 0 0 1-2 2h-10a2 2 0 0 1-2-2v-6a2 2 0 0 1 2-2zM8 11V7.5a4 4 0 0 1 8 0V11',
    props,
  );
export const IconEye: Icon = (props) =>
  draw(
    'M2.5 12c2-4 5.5-6.5 9.5-6.5s7.5 2.5 9.5 6.5c-2 4-5.5 6.5-9.5 6.5S4.5 16 2.5 12zM9 12a3 3 0 1 0 6 0a3 3 0 1 0-6 0',
    props,
  );
export const IconOffline: Icon = (props) =>
  draw(
    'M3 3l18 18M5 12.5a10 10 0 0 1 4-2.4M19 12.5a10 10 0 0 0-5-2.7M8.5 16a5 5 0 0 1 6.3-.5M2 9a15 15 0 0 1 4.3-2.7M22 9a15 15 0 0 0-11-3.9M12 20v.01',
    props,
  );
export const IconBox: Icon = (props) =>
  draw('M12 3l8 4.5v9L12 21l-8-4.5v-9zM4 7.5l8 4.5 8-4.5M12 12v9', props);
export const IconChart: Icon = (props) => draw('M4 4v16h16M8 15l4-5 3 3 5-7', props);
