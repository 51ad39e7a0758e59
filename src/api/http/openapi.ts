import { z } from 'zod';
import { errorTable } from '#contracts/errors.ts';
import type { Contract } from '#contracts/route.ts';
import type { DescribedOperation } from './operation.ts';
import { type Access, isStaffAccess, type Limit } from './policy.ts';

interface Parameter {
  name: string;
  in: 'path' | 'query';
  required: boolean;
  schema: unknown;
}
/** One operation of the API reference. */
export interface OpenApiOperation {
  operationId: string;
  summary: string;
  description?: string;
  tags: string[];
  /** Alternative ways to sign in; empty if the operation is public. */
  security: Record<string, string[]>[];
  /** Who may call it: `public`, `sign-in`, `signed-in` or a right such as `staff.create`. */
  'x-access': Access;
  parameters?: Parameter[];
  requestBody?: unknown;
  responses: Record<string, unknown>;
}
/** The parts of an OpenAPI 3.1 document that this API uses. */
export interface OpenApiDocument {
  openapi: '3.1.0';
  info: {
    title: string;
    version: string;
    description: string;
    license: { name: string; identifier: string };
  };
  servers: { url: string }[];
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, OpenApiOperation>>;
  components: { schemas: Record<string, unknown>; securitySchemes: Record<string, unknown> };
}

type JsonSchema = z.core.JSONSchema.JSONSchema;

/** Authentication for an access level: none, or the session of a member of staff. */
function securityOf(access: Access): Record<string, string[]>[] {
  return isStaffAccess(access) ? [{ staffSession: [] }] : [];
}

const securitySchemes = {
  staffSession: {
    type: 'apiKey',
    in: 'cookie',
    name: 'staff',
    description:
      'Set by POST /admin/session; named __Secure-staff on https. Writes need the header x-csrf-token.',
  },
};

/** Generates the OpenAPI 3.1 document from the registered operations. */
export function openApiDocument(
  operations: readonly DescribedOperation[],
  serverUrl: string,
): OpenApiDocument {
  const schemas = new SharedSchemas();
  const paths: OpenApiDocument['paths'] = {};
  for (const operation of operations) {
    const { method, path: pattern } = operation.contract;
    const path = pattern.replace(/:([A-Za-z]+)/g, '{$1}');
    paths[path] ??= {};
    paths[path][method.toLowerCase()] = describeOperation(operation, schemas);
  }
  const groups = [...new Set(operations.map(({ contract }) => contract.group))];
  return {
    openapi: '3.1.0',
    info: {
      title: 'Mujing site API',
      version: '1',
      description:
        'Every answer but a file is one envelope: success, data, errorCode, errorMessage, showType. ' +
        'Lists take page and pageSize; unknown fields are refused.',
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
    },
    servers: [{ url: serverUrl }],
    tags: groups.map((name) => ({ name, description: `Operations on ${name}.` })),
    paths,
    components: { schemas: { Error: errorSchema(), ...schemas.byName }, securitySchemes },
  };
}

function describeOperation(
  { contract, policy }: DescribedOperation,
  schemas: SharedSchemas,
): OpenApiOperation {
  const { method, path, summary, group, params, query } = contract;
  const parameters = [
    ...parametersOf(params, 'path', schemas),
    ...parametersOf(query, 'query', schemas),
  ];
  const details = [contract.description, stepUpText(policy), limitText(policy), repeatText(policy)]
    .filter(Boolean)
    .join(' ');
  return {
    operationId: `${method.toLowerCase()}${path.replace(/[/:.-]+(\w)/g, (_, letter: string) => letter.toUpperCase())}`,
    summary,
    ...(details && { description: details }),
    tags: [group],
    security: securityOf(policy.access),
    'x-access': policy.access,
    ...(parameters.length > 0 && { parameters }),
    ...requestBodyOf(contract, schemas),
    responses: {
      200: { description: 'Success', content: answerContent(contract, schemas) },
      '4XX': failure('The request was rejected; errorCode gives the reason.'),
      '5XX': failure('The server failed; errorCode gives the reason.'),
    },
  };
}

function requestBodyOf({ body, bodyType }: Contract, schemas: SharedSchemas) {
  if (bodyType) return { requestBody: { required: true, content: { [bodyType]: {} } } };
  return body && { requestBody: { required: true, content: json(schemas.of(body, 'input')) } };
}

const json = (schema: unknown) => ({ 'application/json': { schema } });

const failure = (description: string) => ({
  description,
  content: json({ $ref: '#/components/schemas/Error' }),
});

function stepUpText(policy: DescribedOperation['policy']): string {
  const isNeeded = 'stepUp' in policy && policy.stepUp;
  return isNeeded ? 'The password must have been entered in the last 10 minutes.' : '';
}

function repeatText(policy: DescribedOperation['policy']): string {
  const isByHeader = 'repeat' in policy && policy.repeat === true;
  return isByHeader
    ? 'Needs the header Idempotency-Key: for seven days, the same key and content get the first answer; other content with the key is answered with 409 (CONFLICT).'
    : '';
}

function limitText({ access, limit }: { access: Access; limit?: Limit }): string {
  if (!limit) return '';
  const isStaff = isStaffAccess(access);
  const only = limit.field ? ` that give ${limit.field}` : '';
  return `At most ${limit.each} calls${only} of one ${isStaff ? 'person' : 'visitor'} in ${limit.seconds} seconds; more are answered with 429.`;
}

function answerContent(contract: Contract, schemas: SharedSchemas) {
  if ('data' in contract) return json(successSchema(schemas.of(contract.data, 'output')));
  const isText = contract.mediaType.startsWith('text/');
  return {
    [contract.mediaType]: isText ? { schema: { type: 'string' } } : {},
  };
}

/**
 * JSON schemas of the contracts; named and recursive ones are moved to the document's components.
 */
class SharedSchemas {
  readonly byName: Record<string, JsonSchema> = {};

  of(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
    const converted = z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' });
    const { $schema: _, $defs: definitions, ...rest } = converted;
    for (const [name, definition] of Object.entries(definitions ?? {})) {
      if (name.startsWith('__'))
        throw new Error(
          'a recursive schema needs an id for the API reference: set one with meta()',
        );
      this.byName[name] = atComponents({ ...definition, id: undefined });
    }
    return atComponents(rest);
  }
}

/** Rewrites the schema's references to the document's components. */
function atComponents(schema: JsonSchema): JsonSchema {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/'));
}

function parametersOf(
  schema: z.ZodType | undefined,
  place: 'path' | 'query',
  schemas: SharedSchemas,
): Parameter[] {
  if (!schema) return [];
  const object = schemas.of(schema, 'input');
  const required = new Set(object.required ?? []);
  return Object.entries(object.properties ?? {}).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.has(name),
    schema: property,
  }));
}

function successSchema(data: JsonSchema) {
  return {
    type: 'object',
    required: ['success', 'data'],
    properties: {
      success: { const: true },
      data,
      errorCode: { type: 'null' },
      errorMessage: { type: 'null' },
      showType: { type: 'null' },
    },
  };
}

function errorSchema() {
  return {
    type: 'object',
    required: ['success', 'errorCode', 'errorMessage', 'showType'],
    properties: {
      success: { const: false },
      data: { type: 'null' },
      errorCode: { enum: Object.keys(errorTable) },
      errorMessage: { type: 'string' },
      showType: {
        enum: [0, 1, 2, 4, 9],
        description:
          '0 silent, 1 warning, 2 error, 4 notification, 9 redirect to the exception page',
      },
      fields: {
        type: 'array',
        items: {
          type: 'object',
          properties: { path: { type: 'string' }, message: { type: 'string' } },
        },
      },
      requestId: { type: 'string' },
    },
  };
}
