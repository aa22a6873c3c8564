import { z } from 'zod';
import { type Endpoint, isViews } from './endpoint.ts';
import { Problem } from './errors.ts';

type JsonSchema = Record<string, unknown>;

/** Collects named schemas under components and leaves references to them in place. */
const createSchemaWriter = () => {
  const components: Record<string, JsonSchema> = {};
  const write = (schema: z.ZodType, io: 'input' | 'output'): JsonSchema => {
    const { $schema: _, $defs, ...root } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
    const rewritten = (value: unknown): unknown =>
      JSON.parse(JSON.stringify(value).replaceAll('"#/$defs/', '"#/components/schemas/'));
    for (const [name, definition] of Object.entries($defs ?? {})) {
      components[name] = rewritten(definition) as JsonSchema;
    }
    return rewritten(root) as JsonSchema;
  };
  return { components, write };
};

type Write = ReturnType<typeof createSchemaWriter>['write'];

const toParameters = (schema: z.ZodType | undefined, place: 'path' | 'query', write: Write) => {
  if (!schema) return [];
  const { properties = {}, required = [] } = write(schema, 'input') as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
};

const toAnswer = (endpoint: Endpoint, write: Write) => {
  if (endpoint.status === 204) return { description: 'Done' };
  const schema = isViews(endpoint.response)
    ? { oneOf: Object.values(endpoint.response.views).map((view) => write(view, 'output')) }
    : write(endpoint.response, 'output');
  return { description: 'The answer', content: { 'application/json': { schema } } };
};

const toOperation = (endpoint: Endpoint, name: string, write: Write) => {
  const { access } = endpoint;
  const open = access.callers.includes('guest');
  return {
    operationId: name,
    tags: [endpoint.tag],
    summary: endpoint.summary,
    description: `For: ${open ? 'everyone' : access.callers.join(', ')}${access.owned ? ' (their own only)' : ''}${
      access.notFrozen ? ', not frozen' : ''
    }${access.complete ? ', profile complete' : ''}.`,
    security: open ? [{}, { bearer: [] }] : [{ bearer: [] }],
    parameters: [
      ...toParameters(endpoint.params, 'path', write),
      ...toParameters(endpoint.query, 'query', write),
    ],
    ...(endpoint.body && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: write(endpoint.body, 'input') } },
      },
    }),
    responses: {
      [String(endpoint.status ?? 200)]: toAnswer(endpoint, write),
      default: {
        description: 'A problem',
        content: { 'application/problem+json': { schema: write(Problem, 'output') } },
      },
    },
  };
};

/** The whole contract as an OpenAPI 3.1 document. */
export function toOpenApi(
  endpoints: Readonly<Record<string, Endpoint>>,
  info: { title: string; version: string; description: string },
) {
  const { components, write } = createSchemaWriter();
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [name, endpoint] of Object.entries(endpoints)) {
    const operations = paths[endpoint.path] ?? {};
    operations[endpoint.method.toLowerCase()] = toOperation(endpoint, name, write);
    paths[endpoint.path] = operations;
  }
  return {
    openapi: '3.1.0',
    info,
    paths,
    components: {
      schemas: components,
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}
