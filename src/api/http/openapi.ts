import { z } from 'zod';
import { errorTable } from '#contracts/errors.ts';
import type { RouteContract } from '#contracts/route.ts';

interface Parameter {
  name: string;
  in: 'path' | 'query';
  required: boolean;
  schema: unknown;
}
/** One operation of the reference. */
export interface OpenApiOperation {
  operationId: string;
  summary: string;
  tags: string[];
  parameters?: Parameter[];
  requestBody?: unknown;
  responses: Record<string, unknown>;
}
/** The part of an OpenAPI 3.1 document this API uses. */
export interface OpenApiDocument {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  paths: Record<string, Record<string, OpenApiOperation>>;
  components: { schemas: Record<string, unknown> };
}

/** Generates the OpenAPI 3.1 document from the contracts that are mounted. */
export function openApiDocument(contracts: RouteContract[], serverUrl: string): OpenApiDocument {
  const paths: OpenApiDocument['paths'] = {};
  for (const contract of contracts) {
    const path = contract.path.replace(/:([A-Za-z]+)/g, '{$1}');
    paths[path] ??= {};
    paths[path][contract.method.toLowerCase()] = operationOf(contract);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Mujing site API',
      version: '1',
      description:
        'Every answer is one envelope: success, data, errorCode, errorMessage, showType. ' +
        'Lists take page and pageSize; unknown fields are refused.',
    },
    servers: [{ url: serverUrl }],
    paths,
    components: { schemas: { Error: errorSchema() } },
  };
}

function operationOf(contract: RouteContract): OpenApiOperation {
  const parameters = [
    ...parametersOf(contract.params, 'path'),
    ...parametersOf(contract.query, 'query'),
  ];
  return {
    operationId: `${contract.method.toLowerCase()}${contract.path.replace(/[/:.-]+(\w)/g, (_, letter: string) => letter.toUpperCase())}`,
    summary: contract.summary,
    tags: [contract.group],
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(contract.body
      ? { requestBody: { required: true, content: json(toSchema(contract.body, 'input')) } }
      : {}),
    responses: {
      200: { description: 'Success', content: json(successSchema(contract.data)) },
      default: {
        description: 'Failure; errorCode tells which',
        content: json({ $ref: '#/components/schemas/Error' }),
      },
    },
  };
}

const json = (schema: unknown) => ({ 'application/json': { schema } });

function toSchema(schema: z.ZodType, io: 'input' | 'output'): z.core.JSONSchema.JSONSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}

function parametersOf(schema: z.ZodType | undefined, place: 'path' | 'query'): Parameter[] {
  if (!schema) return [];
  const object = toSchema(schema, 'input');
  const required = new Set(object.required ?? []);
  return Object.entries(object.properties ?? {}).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.has(name),
    schema: property,
  }));
}

function successSchema(data: z.ZodType) {
  return {
    type: 'object',
    required: ['success', 'data'],
    properties: {
      success: { const: true },
      data: toSchema(data, 'output'),
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
