import type { z } from 'zod';

/** HTTP methods the API uses. */
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * The contract of one API operation. It is data: the server mounts it, the OpenAPI document
 * is generated from it, and the site's client takes its types from it.
 */
export interface RouteContract<
  M extends Method = Method,
  Path extends string = string,
  Params extends z.ZodType | undefined = z.ZodType | undefined,
  Query extends z.ZodType | undefined = z.ZodType | undefined,
  Body extends z.ZodType | undefined = z.ZodType | undefined,
  Data extends z.ZodType = z.ZodType,
> {
  method: M;
  /** Below `/api`, with `:name` for parameters. */
  path: Path;
  /** One line for the API reference. */
  summary: string;
  /** Groups the operation in the API reference. */
  group: string;
  params?: Params;
  /** A strict object: unknown fields are refused. */
  query?: Query;
  /** A strict object: unknown fields are refused. */
  body?: Body;
  /** What `data` of the envelope holds on success. */
  data: Data;
  /**
   * Present where the answer is the same for everybody: it is then cached whole until one of
   * these tags is announced by the database (see `notify_content` in the migrations).
   */
  cacheTags?: readonly string[];
}

/** Declares an operation; keeps the literal types of method and path. */
export function defineRoute<
  const M extends Method,
  const Path extends string,
  Data extends z.ZodType,
  Params extends z.ZodType | undefined = undefined,
  Query extends z.ZodType | undefined = undefined,
  Body extends z.ZodType | undefined = undefined,
>(
  contract: RouteContract<M, Path, Params, Query, Body, Data>,
): RouteContract<M, Path, Params, Query, Body, Data> {
  return contract;
}

type SchemaInput<S> = S extends z.ZodType ? z.input<S> : undefined;
type SchemaOutput<S> = S extends z.ZodType ? z.output<S> : undefined;

/** Types of one operation as its handler sees them: input after validation. */
export type RouteInput<C> =
  C extends RouteContract<Method, string, infer P, infer Q, infer B, z.ZodType>
    ? { params: SchemaOutput<P>; query: SchemaOutput<Q>; body: SchemaOutput<B> }
    : never;
/** What an operation's handler returns. */
export type RouteData<C> =
  C extends RouteContract<
    Method,
    string,
    z.ZodType | undefined,
    z.ZodType | undefined,
    z.ZodType | undefined,
    infer D
  >
    ? z.output<D>
    : never;

/** Parts that have nothing that must be given may be left out of a call. */
type OptionalWhereEmpty<T> = {
  [K in keyof T as MayBeLeftOut<T[K]> extends true ? never : K]: T[K];
} & {
  [K in keyof T as MayBeLeftOut<T[K]> extends true ? K : never]?: T[K];
};
type MayBeLeftOut<T> = T extends undefined ? true : Record<never, never> extends T ? true : false;

/** Types of one operation as a caller sees them: input before validation. */
export type RouteCall<C> =
  C extends RouteContract<Method, string, infer P, infer Q, infer B, z.ZodType>
    ? OptionalWhereEmpty<{ params: SchemaInput<P>; query: SchemaInput<Q>; body: SchemaInput<B> }>
    : never;

/** Turns a module of contracts into a map keyed by `METHOD /path`. */
export type Endpoints<Module> = {
  [K in keyof Module as Module[K] extends RouteContract<infer M, infer P>
    ? `${M} ${P}`
    : never]: Module[K];
};
