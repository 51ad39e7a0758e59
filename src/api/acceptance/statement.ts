/** The text that both parties sign where nobody writes another one. */
export const standardStatement = {
  statementZh:
    '服务方已按双方确认的需求完成安装、调试与培训。双方按下列标准逐项验收；全部项目判定通过并由双方签名后，本次实施验收完成，质保期按设备信息表所列日期执行。未通过的项目由服务方免费整改，并在整改后重新提交验收。',
  statementEn:
    'The provider has installed, set up and handed over what both parties agreed. Both check the items below against their criteria. Once all items have passed and both have signed, this acceptance is complete and the warranties run as stated in the device list. The provider fixes failed items free of charge and submits them again.',
  statementVersion: '2026-11',
};
