import { qrShared } from '#contracts/content/qr-page.ts';
import { choice, field, rows, text } from '#contracts/form-labels.ts';
import { defineForm } from '../../form/definition.ts';
import { fieldWith } from '../../form/labels.ts';

const platform = fieldWith(
  choice('系统', 'System', {
    wechat: text('微信内', 'In WeChat'),
    ios: text('iOS', 'iOS'),
    android: text('Android', 'Android'),
    harmony: text('鸿蒙', 'HarmonyOS'),
    desktop: text('电脑', 'Computer'),
    other: text('其他', 'Other'),
  }),
  { as: 'select' },
);

/** The page behind a printed code: its texts, and where it leads on each system. */
export const qrForm = defineForm(qrShared, {
  titleZh: field('标题（中文）', 'Title in Chinese'),
  titleEn: field('标题（英文）', 'Title in English'),
  hintZh: fieldWith(field('说明（中文）', 'Text in Chinese'), { as: 'lines' }),
  hintEn: fieldWith(field('说明（英文）', 'Text in English'), { as: 'lines' }),
  printMm: field(
    '最小印刷宽度（毫米）',
    'Smallest printed width in millimetres',
    text(
      '显示在二维码旁，小于这个宽度难以扫描。',
      'Shown beside the code; below it, scanning is hard.',
    ),
  ),
  targets: fieldWith(
    rows('各系统打开的地址', 'Where it leads on each system', text('系统', 'system'), {
      platform,
      url: field(
        '地址',
        'Address',
        text(
          '本站路径、https:// 网址或应用商店地址。留空则只显示说明。',
          'A path of this site, https://, or an app store. Empty shows the guidance only.',
        ),
      ),
      labelZh: field('名称（中文）', 'Label in Chinese'),
      labelEn: field('名称（英文）', 'Label in English'),
      guideZh: fieldWith(field('提示（中文）', 'Guidance in Chinese'), {
        as: 'lines',
      }),
      guideEn: fieldWith(field('提示（英文）', 'Guidance in English'), {
        as: 'lines',
      }),
      active: field('启用', 'Switched on'),
    }),
    { columns: 2, fresh: () => ({ active: true }) },
  ),
});
