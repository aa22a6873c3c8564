import type { z } from 'zod';
import type { Access } from './access.ts';
import type { Environment } from './environment.ts';

export type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

/** One schema for each kind of viewer: what is not in a viewer's schema cannot reach that viewer. */
export interface Views<V extends Record<string, z.ZodType> = Record<string, z.ZodType>> {
  readonly views: V;
}

export interface Endpoint {
  readonly method: Method;
  /** As the specification writes it, parameters in braces: /v1/city/{id} */
  readonly path: string;
  readonly tag: string;
  readonly summary: string;
  readonly access: Access;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  readonly status?: 200 | 201 | 204;
  readonly response: z.ZodType | Views;
  /** The endpoint exists only in these environments. Left out: everywhere. */
  readonly environments?: readonly Environment[];
}

/**
 * An endpoint as a browser needs it: where to send a request. The schemas, and zod with them, stay out of
 * the first script; what goes in and comes back is still typed by the endpoint.
 */
export interface Call<E extends Endpoint = Endpoint> {
  readonly method: E['method'];
  readonly path: E['path'];
  /** Never set: it ties the types of the endpoint to its call. */
  readonly endpoint?: E;
}

export const endpoint = <const E extends Endpoint>(definition: E): E => definition;

export const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'access' in value;

export const isViews = (response: Endpoint['response']): response is Views => 'views' in response;

/** The endpoint itself, or the one a call stands for. */
type EndpointOf<C> = C extends Endpoint ? C : C extends Call<infer E> ? E : never;

type SchemaOf<E, K extends string> = E extends { readonly [P in K]: infer S extends z.ZodType } ? S : never;
type Part<E, K extends string, T> = [SchemaOf<E, K>] extends [never]
  ? { readonly [P in K]?: never }
  : { readonly [P in K]: T };

type ArgumentsOf<E> = Part<E, 'params', z.input<SchemaOf<E, 'params'>>> &
  Part<E, 'query', z.input<SchemaOf<E, 'query'>>> &
  Part<E, 'body', z.input<SchemaOf<E, 'body'>>>;

/** What a caller passes. */
export type Arguments<C extends Endpoint | Call> = ArgumentsOf<EndpointOf<C>>;

/** What a handler receives, after validation. */
export type Parsed<E extends Endpoint> = Part<E, 'params', z.output<SchemaOf<E, 'params'>>> &
  Part<E, 'query', z.output<SchemaOf<E, 'query'>>> &
  Part<E, 'body', z.output<SchemaOf<E, 'body'>>>;

type ViewAnswer<V> = {
  [K in keyof V]: V[K] extends z.ZodType ? { readonly view: K; readonly body: z.input<V[K]> } : never;
}[keyof V];

/** What a handler returns: a body, or a body with the name of the view it is for. */
export type Answer<E extends Endpoint> =
  E['response'] extends Views<infer V>
    ? ViewAnswer<V>
    : E['response'] extends z.ZodType
      ? z.input<E['response']>
      : never;

type ResultOf<R> =
  R extends Views<infer V> ? z.output<V[keyof V]> : R extends z.ZodType ? z.output<R> : never;

/** What the client gets. */
export type Result<C extends Endpoint | Call> = ResultOf<EndpointOf<C>['response']>;
