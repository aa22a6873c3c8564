import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Environment } from '@callboard/contract/environment';

export interface RenderedPage {
  readonly status: number;
  readonly html: string;
}

/** A page whose answers are there, and which is not rendered yet. */
export interface OpenedPage {
  /** Everything that makes this page another one: two pages at one address with one fingerprint are the same. */
  readonly fingerprint: string;
  /** Opened again for everybody who asks: what is on it may have to be gone at once. */
  readonly isUncached: boolean;
  /** The content page, or nothing when only a browser can renderOnce it. */
  render(): Promise<RenderedPage | undefined>;
}

export interface PageRenderer {
  /** The addresses of the pages it renders, with :id or another name where anything may stand. */
  readonly patterns: readonly string[];
  /** Addresses whose query makes them another page, which only a browser can renderOnce. */
  readonly bare: readonly string[];
  /** The addresses that search engines may list. */
  readonly listed: readonly string[];
  /** Asks for what the page shows, in the name of who wants it; nothing for an address that is not rendered. */
  open(path: string, visitor: string): Promise<OpenedPage | undefined>;
}

export interface RendererOptions {
  /** The page that every address gets when it is not rendered. */
  readonly template: string;
  readonly directory: string;
  readonly environment: Environment;
  readonly publicUrl: string;
  /** Makes a call of the API as a guest at the address of the visitor. */
  readonly fetchApi: (url: string, visitor: string) => Promise<{ readonly status: number; readonly text: string }>;
}

interface RendererModule {
  createRenderer(options: RendererOptions): PageRenderer;
}

const isRenderer = (module: object): module is RendererModule => 'createRenderer' in module;

/** The renderer is built with the web application and loaded as it is: the two meet in this interface only. */
export async function loadRenderer(
  file: string | undefined,
  options: RendererOptions,
): Promise<PageRenderer | undefined> {
  if (file === undefined || !existsSync(file)) return undefined;
  const module: object = await import(pathToFileURL(file).href);
  if (!isRenderer(module)) throw new Error(`${file} renders no pages`);
  return module.createRenderer(options);
}
