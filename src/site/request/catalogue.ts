import { DEFAULT_ERROR_MESSAGE } from '#contracts/constants.ts';
import { showTypes } from '#contracts/envelope.ts';
import { RequestError, type RequestErrorDetails } from '#request/errors.ts';

/** Ways to present an error. */
export interface ErrorPresenter {
  warning(message: string): void;
  error(message: string): void;
  /** Notification with the error code as title and the message as description. */
  notification(title: string, description: string): void;
  /** Redirects to the exception page with the error's code and message. */
  redirect(errorCode: string, errorMessage: string): void;
}

/**
 * The error catalogue (specification, section 8): the only place that maps a show type to a
 * behaviour, for errors from any source.
 */
export function presentError(error: unknown, presenter: ErrorPresenter): void {
  const { errorCode, message, showType } = describeError(error);
  switch (showType) {
    case showTypes.silent:
      break;
    case showTypes.warning:
      presenter.warning(message);
      break;
    case showTypes.notification:
      presenter.notification(errorCode, message);
      break;
    case showTypes.redirect:
      presenter.redirect(errorCode, message);
      break;
    default:
      presenter.error(message);
  }
}

/** Code, message (the default if missing) and show type of any error. */
export function describeError(error: unknown): {
  errorCode: string;
  message: string;
  showType: number | null;
} {
  if (!(error instanceof RequestError)) {
    return { errorCode: '', message: DEFAULT_ERROR_MESSAGE, showType: null };
  }
  return {
    errorCode: error.errorCode ?? '',
    message: error.errorMessage || DEFAULT_ERROR_MESSAGE,
    showType: error.showType,
  };
}

/** Text for a page that failed: the error's own, or the default if the error is silent. */
export function pageErrorText(error: RequestError): string {
  return error.showType === showTypes.silent ? DEFAULT_ERROR_MESSAGE : describeError(error).message;
}

/**
 * The details of an error for the data of a page. The texts of a silent error are left out, because
 * nothing may show them.
 */
export function pageErrorDetails(error: RequestError): RequestErrorDetails {
  const details = error.details();
  return details.showType === showTypes.silent
    ? { ...details, errorMessage: null, fields: [] }
    : details;
}

/** Whether an error redirects to the exception page. */
export function isRedirectError(error: unknown): error is RequestError {
  return error instanceof RequestError && error.showType === showTypes.redirect;
}

export function exceptionHref(exceptionPath: string, code: string, message: string): string {
  const search = new URLSearchParams({ errorCode: code, errorMessage: message });
  return `${exceptionPath}${exceptionPath.includes('?') ? '&' : '?'}${search}`;
}
