import type { Finding } from '../contract.ts';
import { type CheckedPart, findingIn } from './context.ts';
import { messages } from './messages.ts';
import { targetsOf } from './targets.ts';

/**
 * Markup that readers do not see as it was meant: tags that are left out, marks and brackets that
 * stay signs, and blocks with nothing in them.
 */
export async function checkMarkup({ part, data, definition }: CheckedPart): Promise<Finding[]> {
  const finding = findingIn(part);
  const findings: Finding[] = [];
  for (const { field, text, form } of definition.texts(data)) {
    if (form !== 'markdown') continue;
    const { tags, marks, doublyBold, brackets, empty } = await targetsOf(text);
    const found = [
      ...tags.map((quote) => ({ quote, message: messages.tagNotShown(quote) })),
      ...marks.map((quote) => ({ quote, message: messages.markShown(quote) })),
      ...doublyBold.map((quote) => ({ quote, message: messages.doublyBold(quote) })),
      ...brackets.map((quote) => ({
        quote,
        message: quote.startsWith('[^') ? messages.noteShown(quote) : messages.linkShown(quote),
      })),
      ...empty.map((quote) => ({ quote, message: messages.blockEmpty })),
    ];
    findings.push(
      ...found.map(({ quote, message }) =>
        finding('warn', 'markup-not-shown', { field, quote }, message),
      ),
    );
  }
  return findings;
}
