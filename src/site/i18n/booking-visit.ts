import { defineMessages } from '#ui/i18n/messages.tsx';

/** Texts of the booking form for a visit. */
export const bookingVisitMessages = defineMessages({
  zh: {
    siteAddress: '上门的地址',
    siteTimeZone: '现场的时区',
    siteTimeZoneHint: '上门的日期和时段按现场的时区。',
    ownZone: '与您的时区相同',
    proposed: '按地址建议',
    siteHours: '上门按现场的时区。您选的时段是：',
  },
  en: {
    siteAddress: 'Address for a visit',
    siteTimeZone: 'Time zone of the site',
    siteTimeZoneHint: 'Days and times of the visit are in this zone.',
    ownZone: 'The same as yours',
    proposed: 'For this address',
    siteHours: 'A visit keeps the time of its site. The times you chose:',
  },
});
