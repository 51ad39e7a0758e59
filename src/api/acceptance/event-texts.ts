/** What the timeline tells of an acceptance, in the language of the sheet. */
export const acceptanceEvents = {
  zh: {
    decided: (name: string, item: string, result: 'pass' | 'fail') =>
      `${name} 判定“${item}”${result === 'pass' ? '通过' : '不通过'}。`,
    passed: (name: string, count: number) => `${name} 按实测结果判定其余 ${count} 项通过。`,
    sealed: (name: string) => `${name} 已签署，验收单已封存。`,
    rejected: (name: string, reason: string) => `${name} 不予通过：${reason}`,
  },
  en: {
    decided: (name: string, item: string, result: 'pass' | 'fail') =>
      `${name} decided on “${item}”: ${result}.`,
    passed: (name: string, count: number) =>
      `${name} passed the other ${count} ${count === 1 ? 'item' : 'items'} as measured.`,
    sealed: (name: string) => `${name} has signed, and the sheet is sealed.`,
    rejected: (name: string, reason: string) => `${name} did not accept it: ${reason}`,
  },
};
