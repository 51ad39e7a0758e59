import { campaignShared, campaignText } from '#contracts/content/campaign.ts';
import { contentKindEntries } from '#contracts/content-kinds.ts';
import { field, rows, text } from '#contracts/form-labels.ts';
import { defineForm } from '../../form/definition.ts';
import { fieldWith } from '../../form/labels.ts';
import { product, slug, title } from './fields.ts';

const { fields } = contentKindEntries.campaign;

/** A campaign in one language. */
export const campaignTextForm = defineForm(campaignText, {
  title,
  intro: fieldWith({ label: fields.intro }, { as: 'lines' }),
  activationSteps: rows(
    fields.activationSteps.zh,
    fields.activationSteps.en,
    text('步骤', 'Step'),
    {
      title: field('标题', 'Title'),
      text: field('说明', 'Text'),
      mediaId: fieldWith(
        field(
          '图片',
          'Picture',
          text('不选则显示页面自带的插图。', 'The drawing of the page is shown if none is chosen.'),
        ),
        { as: 'picture' },
      ),
    },
  ),
  terms: fieldWith(
    { label: fields.terms, help: text('每行一条。', 'One term per line.') },
    { as: 'lines' },
  ),
});

/** What the languages of a campaign share. */
export const campaignSharedForm = defineForm(
  campaignShared,
  {
    slug,
    product,
    startsAt: {
      label: fields.startsAt,
      help: text('北京时间。留空则立即开始。', 'Beijing time. Empty starts at once.'),
    },
    endsAt: {
      label: fields.endsAt,
      help: text(
        '北京时间，从这一刻起不能再激活；必须晚于开始时间。留空则没有截止日。',
        'Beijing time. From then on no code is activated; it is after the start. Empty means no end.',
      ),
    },
    licenceDays: {
      label: fields.licenceDays,
      help: text(
        '自激活起计算。已经激活的许可不受更改影响。',
        'From activation. A change leaves activated licences as they are.',
      ),
    },
    closed: {
      label: fields.closed,
      help: text(
        '发布后立即停止激活，不论日期。',
        'Stops activations when it is published, whatever the dates.',
      ),
    },
  },
  [
    { fields: ['slug', 'product'] },
    { fields: ['startsAt', 'endsAt'], columns: 2 },
    { fields: ['licenceDays', 'closed'] },
  ],
);
