/** Time zones that the booking form offers beside the visitor's own; the first one is the default. */
export const timeZones = [
  { key: 'Asia/Shanghai', country: 'CN', zh: '北京时间', en: 'Beijing time' },
  { key: 'Asia/Hong_Kong', country: 'HK', zh: '香港', en: 'Hong Kong' },
  { key: 'Asia/Taipei', country: 'TW', zh: '台北', en: 'Taipei' },
  { key: 'Asia/Singapore', country: 'SG', zh: '新加坡', en: 'Singapore' },
  { key: 'Asia/Tokyo', country: 'JP', zh: '东京', en: 'Tokyo' },
  { key: 'Asia/Dubai', country: 'AE', zh: '迪拜', en: 'Dubai' },
  { key: 'Europe/London', country: 'GB', zh: '伦敦', en: 'London' },
  { key: 'Europe/Paris', country: 'FR', zh: '巴黎', en: 'Paris' },
  { key: 'America/New_York', country: 'US', zh: '纽约', en: 'New York' },
  { key: 'America/Los_Angeles', country: 'US', zh: '洛杉矶', en: 'Los Angeles' },
  { key: 'Australia/Sydney', country: 'AU', zh: '悉尼', en: 'Sydney' },
];
