import type { Executor } from '../connection.ts';
import { retentionPolicies } from '../schema/privacy.ts';

/** Writes the retention periods of the privacy notice. */
export async function seedRetention(db: Executor): Promise<void> {
  await db.insert(retentionPolicies).values([
    {
      record: 'bookings',
      keepDays: 730,
      basisZh: '最后一次联系后 24 个月，便于继续跟进。',
      basisEn: '24 months after the last contact, to follow up.',
    },
    {
      record: 'customers',
      keepDays: 1095,
      basisZh: '最后一个项目结束后 3 年，用于履行合同和售后。',
      basisEn: '3 years after the last project, to perform the contract and for support.',
    },
    {
      record: 'work_orders',
      keepDays: 1095,
      basisZh: '工单结束后 3 年，用于履行合同和售后。',
      basisEn: '3 years after the order was closed, to perform the contract and for support.',
    },
    {
      record: 'sheet_names',
      keepDays: 1095,
      basisZh: '单据结束后 3 年，用于核对双方约定；签字和确认的姓名随单据留存。',
      basisEn:
        '3 years after the sheet was closed, to show what was agreed. Names of signatures and approvals stay with it.',
    },
    {
      record: 'redemptions',
      keepDays: 730,
      basisZh: '许可到期后 24 个月，便于再次查看激活结果。',
      basisEn: '24 months after the licence ends, to show an activation again.',
    },
    {
      record: 'privacy_requests',
      keepDays: 1095,
      basisZh: '办结后 3 年（不含联系方式），用于证明已答复。',
      basisEn: '3 years after they ended, without the contact, as proof of the answer.',
    },
    {
      record: 'share_openings',
      keepDays: 365,
      basisZh: '单据打开记录保存 12 个月，用于核对送达。',
      basisEn: 'Openings of shared sheets are kept 12 months as proof of delivery.',
    },
    {
      record: 'document_feedback',
      keepDays: 365,
      basisZh: '文档评价保存 12 个月，用于改进文档。',
      basisEn: 'Answers about documents are kept 12 months to improve them.',
    },
    {
      record: 'redemption_attempts',
      keepDays: 90,
      basisZh: '兑换尝试保存 90 天，用于防止猜码。',
      basisEn: 'Attempts to redeem are kept 90 days against guessing.',
    },
    {
      record: 'outbox_messages',
      keepDays: 90,
      basisZh: '通知的发送副本保存 90 天，用于核对送达。',
      basisEn: 'Copies of notifications are kept 90 days as proof of delivery.',
    },
  ]);
}
