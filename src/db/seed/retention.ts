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
