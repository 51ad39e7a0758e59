import type { z } from 'zod';

/** Copies only the fields of a schema, at every depth; moments become texts. */
export type Projection = (value: unknown) => unknown;

/**
 * Creates a function that copies only the fields of a schema. The schema is compiled once: copying
 * is much cheaper than parsing, so it can run on every answer.
 */
export function compileProjection(schema: z.ZodType): Projection {
  return new Compiler().compile(schema) ?? identity;
}

const identity: Projection = (value) => value;
const moment: Projection = (value) => (value instanceof Date ? value.toISOString() : value);

type Definition = z.core.$ZodTypes['_zod']['def'];
const definitionOf = (schema: z.core.$ZodType): Definition => (schema as z.core.$ZodTypes)._zod.def;

/** Schema types without fields. */
const plainKinds = new Set([
  'number',
  'int',
  'bigint',
  'boolean',
  'null',
  'undefined',
  'enum',
  'literal',
  'template_literal',
  // JSON whose fields no contract names, such as the content of a draft.
  'unknown',
]);

class Compiler {
  /** Lets recursive schemas refer to themselves. */
  readonly #projections = new Map<z.core.$ZodType, Projection>();

  /** The projection of a schema; undefined if values are passed unchanged. */
  compile(schema: z.core.$ZodType): Projection | undefined {
    const existing = this.#projections.get(schema);
    if (existing) return existing;
    const definition = definitionOf(schema);
    switch (definition.type) {
      case 'object':
        return this.#object(schema, definition.shape);
      case 'array':
        return this.#list(this.compile(definition.element));
      case 'tuple':
        return this.#plain(definition.items, 'a tuple');
      case 'record':
        return this.#plain([definition.keyType, definition.valueType], 'a record');
      case 'union':
        return 'discriminator' in definition
          ? this.#variants(definition.options, String(definition.discriminator))
          : this.#plain(definition.options, 'a union without a discriminator');
      case 'optional':
      case 'nullable':
      case 'default':
      case 'readonly':
        return present(this.compile(definition.innerType));
      case 'string':
        return 'format' in definition && definition.format === 'datetime' ? moment : undefined;
      default:
        if (plainKinds.has(definition.type)) return undefined;
        throw new Error(`responses cannot contain a schema of the kind ${definition.type}`);
    }
  }

  #object(schema: z.core.$ZodType, shape: Readonly<Record<string, z.core.$ZodType>>): Projection {
    const fields: { name: string; project: Projection | undefined }[] = [];
    const projection: Projection = (value) => {
      const source = value as Record<string, unknown>;
      const copy: Record<string, unknown> = {};
      for (const { name, project } of fields) {
        const field = source[name];
        if (field !== undefined) copy[name] = project ? project(field) : field;
      }
      return copy;
    };
    this.#projections.set(schema, projection);
    for (const [name, field] of Object.entries(shape)) {
      fields.push({ name, project: this.compile(field) });
    }
    return projection;
  }

  #list(element: Projection | undefined): Projection | undefined {
    return element && ((value) => (value as unknown[]).map((item) => element(item)));
  }

  /** A union of objects with a discriminator field. */
  #variants(options: readonly z.core.$ZodType[], discriminator: string): Projection {
    const byValue = new Map<unknown, Projection>();
    for (const option of options) {
      const project = this.compile(option) ?? identity;
      for (const value of option._zod.propValues?.[discriminator] ?? []) {
        byValue.set(value, project);
      }
    }
    return (value) => {
      const kind = (value as Record<string, unknown>)[discriminator];
      const project = byValue.get(kind);
      if (!project) throw new Error(`unknown ${discriminator} in an answer: ${String(kind)}`);
      return project(value);
    };
  }

  /** A union or a collection without objects; objects could not be matched cheaply here. */
  #plain(parts: readonly z.core.$ZodType[], kind: string): undefined {
    if (parts.some((part) => this.compile(part))) {
      throw new Error(`responses cannot contain ${kind} with objects in it`);
    }
  }
}

/** Passes null and undefined unchanged. */
function present(project: Projection | undefined): Projection | undefined {
  return project && ((value) => (value === null || value === undefined ? value : project(value)));
}
