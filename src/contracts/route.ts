import { z } from 'zod';

/** HTTP methods of the API. */
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A schema; undefined if the operation has no such input. */
type Schema = z.ZodType | undefined;

/** What is said of one API operation besides its name, as shown in the API reference. */
interface Described<Params extends Schema, Query extends Schema, Body extends Schema> {
  /** One line for the API reference. */
  summary: string;
  /** More detail for the API reference, such as how to repeat a request. */
  description?: string;
  params?: Params;
  /** A strict object: unknown fields are rejected. */
  query?: Query;
  /** A strict object: unknown fields are rejected. */
  body?: Body;
  /** Media type of a body that the handler reads as bytes; `body` is absent then. */
  bodyType?: string;
}

/** The request of one API operation. */
interface RequestContract<
  M extends Method,
  Path extends string,
  Params extends Schema,
  Query extends Schema,
  Body extends Schema,
> extends Described<Params, Query, Body> {
  /** `METHOD /path`. */
  name: string;
  method: M;
  /** Path below `/api`, with `:name` for parameters. */
  path: Path;
  /** Group of the operation in the API reference. */
  group: string;
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

const idParams = z.strictObject({ id: z.uuid() });
/** The data of an answer that says only that the work is done. */
export const done = z.object({});

/** Parameters of a path whose contract names none: `:id` is a UUID. */
type PathParams<Path extends string> = Path extends `${string}/:id` | `${string}/:id/${string}`
  ? typeof idParams
  : undefined;

/**
 * Declares the operations of a group of the API reference; `route` answers with data, `file` with
 * a file. Both keep the literal types of the name, by which clients call the operation. A path's
 * `:id` is a UUID if `params` does not say otherwise, and an answer without `data` says only that
 * the work is done.
 */
export function routesOf(group: string) {
  return {
    route: <
      const M extends Method,
      const Path extends string,
      Data extends z.ZodType = typeof done,
      Params extends Schema = PathParams<Path>,
      Query extends Schema = undefined,
      Body extends Schema = undefined,
    >(
      name: `${M} ${Path}`,
      described: Described<Params, Query, Body> & { data?: Data },
    ) =>
      ({ data: done, ...named(name, group), ...described }) as unknown as RouteContract<
        M,
        Path,
        Params,
        Query,
        Body,
        Data
      >,
    file: <
      const Path extends string,
      Params extends Schema = PathParams<Path>,
      Query extends Schema = undefined,
    >(
      name: `GET ${Path}`,
      described: Described<Params, Query, undefined> & { mediaType: string },
    ) => ({ ...named(name, group), ...described }) as FileContract<Params, Query>,
  };
}

function named(name: string, group: string) {
  const [method = '', path = ''] = name.split(' ');
  return { name, method, path, group, ...(/\/:id(\/|$)/.test(path) && { params: idParams }) };
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
/**
 * What a handler returns: the data, with moments as rows have them, and fields besides, which are not
 * sent; anything where the answer says only that the work is done.
 */
export type RouteAnswer<C> =
  C extends RouteContract<Method, string, Schema, Schema, Schema, infer D>
    ? z.output<D> extends z.output<typeof done>
      ? unknown
      : z.input<D>
    : never;

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
