import { AppError } from '#contracts/errors.ts';
import { type Violation, violationOf } from '#db/violations.ts';

export const violationTexts: Record<Violation, { zh: string; en: string }> = {
  unique: {
    zh: '这个地址已被另一条内容使用，请换一个。',
    en: 'This address belongs to another record. Choose another one.',
  },
  reference: {
    zh: '所选的分类、图片或其他内容已不存在，请重新选择。',
    en: 'The chosen category, picture or other record does not exist any more. Choose again.',
  },
};

/** Runs a write of content. @throws AppError VALIDATION_FAILED if a constraint refuses it */
export async function refuseViolations<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const violation = violationOf(error);
    if (!violation) throw error;
    throw new AppError('VALIDATION_FAILED', { messages: violationTexts[violation], cause: error });
  }
}
