import { type FieldProblem, type ShowType, showTypes } from './envelope.ts';
import type { Locale } from './locale.ts';
import { MAX_OPEN_UPLOADS, UPLOAD_HOURS } from './uploads.ts';

/** The response for one error code. */
interface ErrorDefinition {
  /** HTTP status of the response. */
  status: 400 | 401 | 403 | 404 | 405 | 408 | 409 | 410 | 413 | 415 | 422 | 429 | 500 | 503 | 507;
  showType: ShowType;
  zh: string;
  en: string;
}

/** All errors of the API. Only this table maps a code to status, show type and text. */
export const errorTable = {
  VALIDATION_FAILED: {
    status: 400,
    showType: showTypes.error,
    zh: '提交的内容有误，请按提示修改。',
    en: 'Some of what was sent is not valid. Please correct it as shown.',
  },
  INVALID_JSON: {
    status: 400,
    showType: showTypes.error,
    zh: '请求内容不是有效的 JSON。',
    en: 'The request body is not valid JSON.',
  },
  NOT_FOUND: {
    status: 404,
    showType: showTypes.silent,
    zh: '没有找到您要的内容，它可能已被移动或下线。',
    en: 'We could not find this. It may have been moved or taken offline.',
  },
  METHOD_NOT_ALLOWED: {
    status: 405,
    showType: showTypes.error,
    zh: '该地址不支持这种请求方式。',
    en: 'This address does not support that method.',
  },
  SIGN_IN_REQUIRED: {
    status: 401,
    showType: showTypes.silent,
    zh: '请先登录。',
    en: 'Please sign in first.',
  },
  SIGN_IN_FAILED: {
    status: 401,
    showType: showTypes.error,
    zh: '邮箱、密码或验证码不正确。',
    en: 'The email, password or code is not correct.',
  },
  SIGN_IN_LOCKED: {
    status: 429,
    showType: showTypes.error,
    zh: '失败次数过多，登录已暂时锁定，请稍后再试。',
    en: 'Too many failed attempts. Sign-in is locked for a while; please try again later.',
  },
  TWO_FACTOR_REQUIRED: {
    status: 403,
    showType: showTypes.error,
    zh: '您的角色需要两步验证，请先在“我的账号”中设置。',
    en: 'Your role needs a second factor. Set it up in “My account” first.',
  },
  STEP_UP_REQUIRED: {
    status: 403,
    showType: showTypes.silent,
    zh: '此操作需要再次输入密码。',
    en: 'Please enter your password again to do this.',
  },
  FORBIDDEN: {
    status: 403,
    showType: showTypes.error,
    zh: '您的角色没有此项权限。',
    en: 'Your role may not do this.',
  },
  CROSS_SITE: {
    status: 403,
    showType: showTypes.error,
    zh: '请求不是从本站页面发出的，请刷新页面后重试。',
    en: 'The request did not come from a page of this site. Please reload the page and try again.',
  },
  LINK_EXPIRED: {
    status: 410,
    showType: showTypes.error,
    zh: '链接已失效或已使用，请重新申请。',
    en: 'This link has expired or was used. Please request a new one.',
  },
  CONFLICT: {
    status: 409,
    showType: showTypes.warning,
    zh: '内容已被他人更新，请刷新后再试。',
    en: 'This was changed in the meantime. Please reload and try again.',
  },
  DRAFT_CONFLICT: {
    status: 409,
    showType: showTypes.silent,
    zh: '这一部分在此期间已被保存过，请比较两个版本。',
    en: 'This part was saved in the meantime. Please compare both versions.',
  },
  PUBLICATION_BLOCKED: {
    status: 422,
    showType: showTypes.silent,
    zh: '检查发现了必须先改正的问题，没有发布。',
    en: 'The check found problems that must be corrected first. Nothing was published.',
  },
  TOO_COSTLY: {
    status: 422,
    showType: showTypes.error,
    zh: '处理这份内容太耗时或太占内存，已经停止。请把它拆成几份，或删去异常的部分（例如大量重复的符号）后再试。',
    en: 'This takes too much time or memory to work on, so the work was stopped. Split it into parts, or take out what is unusual in it (such as thousands of repeated signs), and try again.',
  },
  RECORD_IN_USE: {
    status: 409,
    showType: showTypes.silent,
    zh: '其他内容还在引用它，请先更改那些内容。',
    en: 'Other content refers to this. Please change that first.',
  },
  RELEASE_ISSUED: {
    status: 409,
    showType: showTypes.error,
    zh: '这个版本已经发布，不能再改，只能撤回。有错时请撤回它，再发布一个新版本。',
    en: 'This version was issued and cannot be changed any more. If something is wrong, withdraw it and issue a new version.',
  },
  MEDIA_IN_USE: {
    status: 409,
    showType: showTypes.warning,
    zh: '文件正在使用，请先从使用它的内容中移除。',
    en: 'The file is in use. Remove it first from the content that shows it.',
  },
  FILE_REFUSED: {
    status: 422,
    showType: showTypes.error,
    zh: '无法接收此文件。',
    en: 'This file cannot be accepted.',
  },
  PAYLOAD_TOO_LARGE: {
    status: 413,
    showType: showTypes.error,
    zh: '提交的内容过大，请精简后再试。',
    en: 'What was sent is too large. Please shorten it and try again.',
  },
  UPLOADS_FULL: {
    status: 422,
    showType: showTypes.error,
    zh: `您已有 ${MAX_OPEN_UPLOADS} 个未完成的上传。请先传完或取消其中一些；放弃的上传会在 ${UPLOAD_HOURS} 小时后清除。`,
    en: `You have ${MAX_OPEN_UPLOADS} unfinished uploads. Finish or cancel some of them first; abandoned ones are deleted after ${UPLOAD_HOURS} hours.`,
  },
  DISK_FULL: {
    status: 507,
    showType: showTypes.error,
    zh: '服务器磁盘快满了，暂时不能上传。请管理员腾出空间后再重试，已传的部分会保留。',
    en: 'The disk of the server is nearly full. Ask an administrator to make room, then try again; what has arrived is kept.',
  },
  BODY_TOO_SLOW: {
    status: 408,
    showType: showTypes.error,
    zh: '数据传得太慢，已停止接收。请检查网络后再试。',
    en: 'The data arrived too slowly. Check the connection and try again.',
  },
  UNSUPPORTED_MEDIA_TYPE: {
    status: 415,
    showType: showTypes.error,
    zh: '请以 application/json 格式提交。',
    en: 'Please send the body as application/json.',
  },
  RATE_LIMITED: {
    status: 429,
    showType: showTypes.warning,
    zh: '操作太频繁，请稍后再试。',
    en: 'Too many requests. Please wait a moment and try again.',
  },
  PROOF_REQUIRED: {
    status: 429,
    showType: showTypes.warning,
    zh: '现在使用的人太多，没能确认您不是自动程序。内容还在，请过几分钟再试，或打电话给我们。',
    en: 'Too many requests just now: we could not make sure that yours is not from a program. Nothing is lost: try again in a few minutes, or call us.',
  },
  PASSCODE_REQUIRED: {
    status: 403,
    showType: showTypes.silent,
    zh: '此链接需要访问码，请向发送链接的人索取。',
    en: 'This link needs a passcode. Please ask the person who sent it.',
  },
  LINK_CLOSED: {
    status: 410,
    showType: showTypes.silent,
    zh: '这个链接已经停用，请向发送链接的人索取新的链接。',
    en: 'This link is closed. Please ask the person who sent it for a new one.',
  },
  NOT_CONFIGURED: {
    status: 503,
    showType: showTypes.silent,
    zh: '本站没有启用这项功能。',
    en: 'This is not set up on this site.',
  },
  INTERNAL: {
    status: 500,
    showType: showTypes.notification,
    zh: '服务器出了点问题，我们已记录，请稍后重试。',
    en: 'Something went wrong on our side. It has been logged; please try again later.',
  },
  UNAVAILABLE: {
    status: 503,
    showType: showTypes.error,
    zh: '服务暂时不可用，请稍后重试。',
    en: 'The service is unavailable for the moment. Please try again shortly.',
  },
} satisfies Record<string, ErrorDefinition>;

export type ErrorCode = keyof typeof errorTable;

/** An error with a code that the API returns. Other errors are logged and returned as INTERNAL. */
export class AppError extends Error {
  readonly code: ErrorCode;
  /** Replaces the table's message; one text per language. */
  readonly messages: Record<Locale, string> | undefined;
  readonly fields: FieldProblem[] | undefined;
  /** More about the reason, for the `data` of the envelope. */
  readonly data: unknown;
  /** Seconds after which the same request may succeed, for the Retry-After header. */
  readonly retryAfter: number | undefined;

  constructor(
    code: ErrorCode,
    options: {
      messages?: Record<Locale, string>;
      fields?: FieldProblem[];
      data?: unknown;
      retryAfter?: number;
      cause?: unknown;
    } = {},
  ) {
    super(options.messages?.en ?? errorTable[code].en, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.messages = options.messages;
    this.fields = options.fields;
    this.data = options.data ?? null;
    this.retryAfter = options.retryAfter;
  }
}

/** The refusal of one field. */
export const invalidField = (path: string, message: string): AppError =>
  new AppError('VALIDATION_FAILED', { fields: [{ path, message }] });

/** In place of a row that a query has not found. @throws AppError NOT_FOUND */
export function notFound(): never {
  throw new AppError('NOT_FOUND');
}
