/** Id of the element of a field, for links to it. */
export const fieldId = (idPrefix: string, path: string): string => `${idPrefix}.${path}`;

/** Frames to wait for a field: the part may have to be drawn and the editor to be loaded. */
const MAX_FRAMES = 120;
/** Frames to wait for a field inside another one that is already there. */
const MAX_INNER_FRAMES = 20;

/** Shows a field and puts the focus into it. Folded entries around it are opened. */
export function focusField(idPrefix: string, field: string, frames = 0): void {
  const path = field.split('.');
  const names = path.map((_, left) => path.slice(0, path.length - left).join('.'));
  const elements = names.map((name) => document.getElementById(fieldId(idPrefix, name)));
  const element = elements.find((found) => found !== null);
  const isWhole = elements[0] !== null;
  if (!isWhole && frames < (element ? MAX_INNER_FRAMES : MAX_FRAMES)) {
    if (element?.getAttribute('aria-expanded') === 'false') element.click();
    requestAnimationFrame(() => focusField(idPrefix, field, frames + 1));
    return;
  }
  if (!element) return;
  const folded = element.closest('details');
  if (folded) folded.open = true;
  element.scrollIntoView({ block: 'center' });
  element.focus();
}
