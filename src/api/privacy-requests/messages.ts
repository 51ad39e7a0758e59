/** Why something is refused, and what to do. */
export const messages = {
  contact: {
    zh: '请填写电话、邮箱或微信号，每种最多一个，用空格分开。号码带国家代码，例如 +852 2345 6789；中国大陆号码直接填写。',
    en: 'Give a phone number, an email address, a WeChat ID, or one of each, with spaces between. Outside mainland China, start the number with its country code, e.g. +44 20 7946 0958.',
  },
  ended: {
    zh: '这项请求已经结束，不能再改。需要时请重新登记。',
    en: 'This request has ended and cannot be changed. Take down a new one if needed.',
  },
  unverified: {
    zh: '请先通过对方留下的联系方式核实身份，并点“身份已核实”。',
    en: 'First let the person confirm by the contact that we have, and choose “Person confirmed”.',
  },
  onlyCopy: {
    zh: '对方只要求副本，没有要求删除。要删除，请另外登记一项删除请求。',
    en: 'The person asked for a copy, not for erasure. To erase, take down another request.',
  },
  left: {
    zh: '还有可以删除的记录。请先点“删除个人信息”。',
    en: 'There are records that can be erased. Choose “Erase personal data” first.',
  },
  reason: {
    zh: '请写明为什么拒绝，对方有权知道。',
    en: 'Say why it is refused: the person has a right to know.',
  },
};
