import { expect, test } from 'vitest';
import { renderMessage } from '#contracts/outbox/render.ts';
import { link, value } from '#contracts/outbox/template.ts';
import { mailHtml } from './mail-html.ts';

test('only links of ours are links in HTML, and nothing of a visitor is markup', () => {
  const values = { name: value('姓名', 'Name', ''), page: link('地址', 'Page', '') };
  const body = '{{name}}\n看这里 https://www.mujing.example/a?b=1&c 。\n\n{{page}}';
  const text = renderMessage(
    { subject: '<i>{{name}}</i>', body },
    { values },
    {
      name: '<b onclick="x">https://evil.example</b>',
      page: 'https://www.mujing.example/admin/bookings/1',
    },
    'zh',
  );
  const html = mailHtml(text, '幕境 & 朋友', 'zh');
  expect([...html.matchAll(/href="([^"]*)"/g)].map(([, address]) => address)).toEqual([
    'https://www.mujing.example/a?b=1&amp;c',
    'https://www.mujing.example/admin/bookings/1',
  ]);
  expect(html).toContain('&lt;b onclick=&quot;x&quot;&gt;https://evil.example&lt;/b&gt;');
  expect(html).toContain('幕境 &amp; 朋友');
  expect(html).not.toMatch(/<b |<i>/);
  expect(html.match(/<p style="margin:0 0 16px/g)).toHaveLength(2);
});
