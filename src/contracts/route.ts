import type { z } from 'zod';

/** HTTP methods of the API. */
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A schema; undefined if the operation has no such input. */
type Schema = z.ZodType | undefined;

/** The request of one API operation, as shown in the API reference. */
interface RequestContract<
  M extends Method,
  Path extends string,
  Params extends Schema,
  Query extends Schema,
  Body extends Schema,
> {
  method: M;
  /** Path below `/api`, with `:name` for parameters. */
  path: Path;
  /** One line for the API reference. */
  summary: string;
  /** More detail for the API reference, such as how to repeat a request. */
  description?: string;
  /** Group of the operation in the API reference. */
  group: string;
  params?: Params;
  /** A strict object: unknown fields are rejected. */
  query?: Query;
  /** A strict object: unknown fields are rejected. */
  body?: Body;
  /** Media type of a body that the handler reads as bytes; `body` is absent then. */
  bodyType?: string;
}

/**
 * The contract of one API operation, as data. The server registers it, the OpenAPI document is
 * generated from it, and the site's client takes its types from it.
 */
export interface RouteContract<
  M extends Method = Method,
  Path extends string = string,
  Params extends Schema = Schema,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
  Data extends z.ZodType = z.ZodType,
> extends RequestContract<M, Path, Params, Query, Body> {
  /** The `data` of a successful response. Fields that are not in the schema are removed. */
  data: Data;
}

/** Contract of an operation that returns a file instead of the envelope. */
export interface FileContract<Params extends Schema = Schema, Query extends Schema = Schema>
  extends RequestContract<'GET', string, Params, Query, undefined> {
  /** Media type of the file, without parameters. */
  mediaType: string;
}

export type Contract = RouteContract | FileContract;

/** Declares an operation; keeps the literal types of method and path. */
export function defineRoute<
  const M extends Method,
  const Path extends string,
  Data extends z.ZodType,
  Params extends Schema = undefined,
  Query extends Schema = undefined,
  Body extends Schema = undefined,
>(
  contract: RouteContract<M, Path, Params, Query, Body, Data>,
): RouteContract<M, Path, Params, Query, Body, Data> {
  return contract;
}

/** Declares an operation that returns a file. */
export function defineFile<Params extends Schema = undefined, Query extends Schema = undefined>(
  contract: FileContract<Params, Query>,
): FileContract<Params, Query> {
  return contract;
}

type SchemaInput<S> = S extends z.ZodType ? z.input<S> : undefined;
type SchemaOutput<S> = S extends z.ZodType ? z.output<S> : undefined;

/** Input of an operation after validation, as its handler receives it. */
export type RouteInput<C> =
  C extends RequestContract<Method, string, infer P, infer Q, infer B>
    ? { params: SchemaOutput<P>; query: SchemaOutput<Q>; body: SchemaOutput<B> }
    : never;
export type RouteData<C> =
  C extends RouteContract<Method, string, Schema, Schema, Schema, infer D> ? z.output<D> : never;

/** Makes parts optional if they have no required fields. */
type OptionalWhereEmpty<T> = {
  [K in keyof T as MayBeLeftOut<T[K]> extends true ? never : K]: T[K];
} & {
  [K in keyof T as MayBeLeftOut<T[K]> extends true ? K : never]?: T[K];
};
type MayBeLeftOut<T> = T extends undefined ? true : Record<never, never> extends T ? true : false;

/** Input of an operation before validation, as the caller passes it. */
export type RouteCall<C> =
  C extends RequestContract<Method, string, infer P, infer Q, infer B>
    ? OptionalWhereEmpty<{ params: SchemaInput<P>; query: SchemaInput<Q>; body: SchemaInput<B> }>
    : never;

/** Turns a module of contracts into a map keyed by `METHOD /path`. */
export type Endpoints<Module> = {
  [K in keyof Module as Module[K] extends RouteContract<infer M, infer P>
    ? `${M} ${P}`
    : never]: Module[K];
};
