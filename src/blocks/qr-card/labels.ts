import { field, rows, text } from '#contracts/form-labels.ts';
import { defineLabels, headLabels } from '../labels.ts';

export const labels = defineLabels('qr-card', {
  name: text('二维码', 'QR code'),
  purpose: text(
    '在电脑上给手机扫的二维码，手机上则显示链接。',
    'A QR code to scan from a computer; phones get links.',
  ),
  fields: {
    ...headLabels,
    code: field('二维码页的名称', 'Name of the QR page', text('例如 app。', 'Such as app.')),
    alt: field(
      '二维码打开什么',
      'What the code opens',
      text('给看不到图片的读者。', 'For readers who do not see it.'),
    ),
    ways: rows('打开方式', 'Ways to open it', text('方式', 'way'), {
      name: field('名称', 'Name'),
      text: field('说明', 'Text'),
      link: field('链接', 'Link'),
    }),
  },
});
