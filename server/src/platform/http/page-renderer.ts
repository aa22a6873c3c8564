import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Environment } from '@callboard/contract/environment';

export interface RenderedPage {
  readonly status: number;
  readonly html: string;
  /** Where the page is now. */
  readonly location?: string;
}

/** A page with its data, not rendered yet. */
export interface OpenedPage {
  /** Two pages at one path with the same fingerprint are the same. */
  readonly fingerprint: string;
  /** Opened for every request, because its content may have to disappear right away. */
  readonly isUncached: boolean;
  /** The HTML, or undefined when only a browser can render it. */
  render(): Promise<RenderedPage | undefined>;
}

export interface PageRenderer {
  /** The path patterns it renders, with parameters such as :id. */
  readonly patterns: readonly string[];
  /** Paths that only a browser can render when they have a query. */
  readonly bare: readonly string[];
  /** URLs for the sitemap. */
  readonly listed: readonly string[];
  /** Loads the page's data for the visitor; undefined for a path that is not rendered. */
  open(path: string, visitor: string): Promise<OpenedPage | undefined>;
}

export interface RendererOptions {
  /** The HTML of pages that are not rendered. */
  readonly template: string;
  readonly directory: string;
  readonly environment: Environment;
  readonly publicUrl: string;
  /** Calls the API as a guest, with the visitor's IP address. */
  readonly fetchApi: (
    url: string,
    visitor: string,
  ) => Promise<{ readonly status: number; readonly text: string }>;
}

interface RendererModule {
  createRenderer(options: RendererOptions): PageRenderer;
}

const isRenderer = (module: object): module is RendererModule => 'createRenderer' in module;

/** Loads the renderer built with the web application. They share only this interface. */
export async function loadRenderer(
  file: string | undefined,
  options: RendererOptions,
): Promise<PageRenderer | undefined> {
  if (file === undefined || !existsSync(file)) return undefined;
  const module: object = await import(pathToFileURL(file).href);
  if (!isRenderer(module)) throw new Error(`${file} renders no pages`);
  return module.createRenderer(options);
}
