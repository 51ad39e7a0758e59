import { z } from 'zod';
import { type Picture, pictureKeySchema, pictureSchema } from '#contracts/picture.ts';

/** Path of a picture in a block: field names, `*` for each entry of a list. */
export type PicturePath = readonly string[];

/** One shared schema object: the functions below find picture fields by identity. */
const storedKey = pictureKeySchema.clone();

/** Input: a key of the media library. Output: the picture. */
export const pictureField = storedKey as unknown as z.ZodType<Picture | null, string>;

/** The schema of the view's block: picture keys replaced by `Picture` or null. */
export function resolvedSchema<Schema extends z.ZodType>(schema: Schema): Schema;
export function resolvedSchema(schema: z.ZodType): z.ZodType {
  if (Object.is(schema, storedKey)) return pictureSchema.nullable();
  if (picturePaths(schema).length === 0) return schema;
  if (schema instanceof z.ZodObject) {
    const fields = Object.entries<z.ZodType>(schema.shape);
    const shape = Object.fromEntries(fields.map(([name, field]) => [name, resolvedSchema(field)]));
    return schema.clone({ ...schema.def, shape });
  }
  if (schema instanceof z.ZodArray) {
    return schema.clone({
      ...schema.def,
      element: resolvedSchema(schema.def.element as z.ZodType),
    });
  }
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) {
    const innerType = resolvedSchema(schema.def.innerType as z.ZodType);
    return schema.clone({ ...schema.def, innerType } as never);
  }
  if (schema instanceof z.ZodUnion) {
    const options = schema.options.map((option) => resolvedSchema(option as z.ZodType));
    return schema.clone({ ...schema.def, options });
  }
  throw new Error(`a picture field cannot be inside a schema of type ${schema.def.type}`);
}

/** Paths of all pictures of a block. */
export function picturePaths(schema: z.ZodType): PicturePath[] {
  if (Object.is(schema, storedKey)) return [[]];
  const under = (name: string, inner: unknown) =>
    picturePaths(inner as z.ZodType).map((path) => [name, ...path]);
  if (schema instanceof z.ZodObject) {
    return Object.entries(schema.shape).flatMap(([name, field]) => under(name, field));
  }
  if (schema instanceof z.ZodArray) return under('*', schema.def.element);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) {
    return picturePaths(schema.def.innerType as z.ZodType);
  }
  if (schema instanceof z.ZodUnion) {
    return schema.options.flatMap((option) => picturePaths(option as z.ZodType));
  }
  return [];
}

/** A copy of a stored block with every picture key replaced. */
export function mapPictures(
  value: unknown,
  paths: readonly PicturePath[],
  replace: (key: string) => Picture | null,
): unknown {
  return paths.reduce<unknown>((result, path) => mapAt(result, path, replace), value);
}

function mapAt(
  value: unknown,
  path: PicturePath,
  replace: (key: string) => Picture | null,
): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return typeof value === 'string' ? replace(value) : value;
  if (Array.isArray(value)) return value.map((entry) => mapAt(entry, rest, replace));
  if (typeof value !== 'object' || value === null || !(name in value)) return value;
  return { ...value, [name]: mapAt((value as Record<string, unknown>)[name], rest, replace) };
}
