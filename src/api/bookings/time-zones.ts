/** Time zones that the booking form offers beside the visitor's own; the first one is the default. */
export const timeZones = [
  { key: 'Asia/Shanghai', zh: '北京时间', en: 'Beijing time' },
  { key: 'Asia/Hong_Kong', zh: '香港', en: 'Hong Kong' },
  { key: 'Asia/Taipei', zh: '台北', en: 'Taipei' },
  { key: 'Asia/Singapore', zh: '新加坡', en: 'Singapore' },
  { key: 'Asia/Tokyo', zh: '东京', en: 'Tokyo' },
  { key: 'Asia/Dubai', zh: '迪拜', en: 'Dubai' },
  { key: 'Europe/London', zh: '伦敦', en: 'London' },
  { key: 'Europe/Paris', zh: '巴黎', en: 'Paris' },
  { key: 'America/New_York', zh: '纽约', en: 'New York' },
  { key: 'America/Los_Angeles', zh: '洛杉矶', en: 'Los Angeles' },
  { key: 'Australia/Sydney', zh: '悉尼', en: 'Sydney' },
];
