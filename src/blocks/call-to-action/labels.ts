import { field, text } from '#contracts/form-labels.ts';
import { actionsLabel, defineLabels, headLabels } from '../labels.ts';

export const labels = defineLabels('call-to-action', {
  name: text('行动号召', 'Call to action'),
  purpose: text(
    '在页面结尾请读者预约或联系。',
    'Asks the reader to book or to get in touch, usually at the end.',
  ),
  fields: {
    heading: headLabels.heading,
    lead: headLabels.lead,
    actions: actionsLabel,
    picture: field('背景图片', 'Background picture', text('显示时会压暗。', 'It is dimmed.')),
  },
});
