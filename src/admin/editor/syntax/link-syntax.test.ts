import { expect, test } from 'vitest';
import { siteMarkdown } from './site-markdown.ts';

/** What the editor shows as links. */
function links(text: string): string[] {
  const found: string[] = [];
  let end = 0;
  siteMarkdown()
    .language.parser.parse(text)
    .iterate({
      enter({ name, from, to }) {
        if (from < end || !/^(?:Link|Autolink|URL|Image|LinkReference)$/.test(name)) return;
        end = to;
        found.push(text.slice(from, to));
      },
    });
  return found;
}

// The right values are those of src/content/markdown/chinese.test.ts.
test.each([
  ['访问 https://example.com/docs（中文）了解', ['https://example.com/docs']],
  ['参见https://example.com/a！好', ['https://example.com/a']],
  ['www.example.com、www.example.org；完', ['www.example.com', 'www.example.org']],
  ['**https://example.com/p**。做', ['https://example.com/p']],
  ['邮箱 test@example.com。谢谢', ['test@example.com']],
  ['www.test@example.com', ['www.test@example.com']],
  ['http://。 https:// https http://a_b.c_d/ xhttps://a.example', []],
  ['[一 https://example.com/a 二](/b)', ['[一 https://example.com/a 二](/b)']],
  ['[见：https://a.example、www.b.example]后', ['https://a.example', 'www.b.example']],
  ['[见 https://example.com/a[一](/b)', ['https://example.com/a', '[一](/b)']],
  ['[重点]和[要点](说明 文字)、[一] [二]', []],
  ['[重点[一](/a)]、[一][二](/b)', ['[一](/a)', '[二](/b)']],
  ['`[`一](/a) \\[二](/b) [三`](/c)`', []],
  ['[一](</a b> "题")、[二][名]、注[^1]', ['[一](</a b> "题")', '[二][名]', '[^1]']],
  ['[**[]**](/a)', ['[**[]**](/a)']],
])('the editor shows the links of %s as the site does', (text, expected) => {
  expect(links(text)).toEqual(expected);
});
