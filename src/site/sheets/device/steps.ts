import type { ApiEndpoints } from '#api/endpoints.ts';
import type { RouteCall } from '#contracts/route.ts';

/** A photo that goes with a step: kept on the device until the server has it. */
export interface KeptPhoto {
  /** Id on the device, later on the server. */
  id: string;
  /** Absent once the server has it. */
  blob?: Blob;
  /** Time by the device that took it. */
  takenAt?: string | null;
  /** Address of the upload that was begun with it. */
  uploadUrl?: string;
}

/** Operations whose steps are kept; `photos` of their bodies are sent before. */
export type Operation =
  | 'POST /shares/links/:token/comments'
  | 'POST /shares/acceptance/:token/items/:item/decision'
  | 'POST /shares/acceptance/:token/decisions';

/** What a person does on a sheet by one operation. */
export type ContentOf<O extends Operation> = {
  [Name in O]: {
    operation: Name;
    params: RouteCall<ApiEndpoints[Name]>['params'];
    body: Omit<RouteCall<ApiEndpoints[Name]>['body'], 'photos'>;
    photos: KeptPhoto[];
  };
}[O];
export type StepContent = ContentOf<Operation>;

/** A step as it is kept. */
export type Step = StepContent & {
  /** The same for every try, so that it has one effect. */
  key: string;
  /** Why the server refused it; it stays until the person has read this. */
  refusal?: string;
};

/** A comment that is being written. */
export interface CommentDraft {
  name: string;
  body: string;
  handsOver: boolean;
  photos: KeptPhoto[];
}
