import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the build says about a module: its file, its styles, and what it imports at once. */
interface BuiltModule {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}
export type BuildManifest = Readonly<Record<string, BuiltModule>>;

export const readManifest = (directory: string): BuildManifest =>
  JSON.parse(readFileSync(join(directory, '.vite', 'manifest.json'), 'utf8'));

/** The module and everything it imports at once, what is imported first. */
function closure(manifest: BuildManifest, name: string, seen: Set<string>): BuiltModule[] {
  const module = manifest[name];
  if (!module) throw new Error(`The build knows no module ${name}`);
  if (seen.has(name)) return [];
  seen.add(name);
  return [...(module.imports ?? []).flatMap((one) => closure(manifest, one, seen)), module];
}

/** The scripts that the modules need, each once. */
export function scriptsOf(manifest: BuildManifest, names: readonly string[]): string[] {
  const seen = new Set<string>();
  return names.flatMap((name) => closure(manifest, name, seen)).map(({ file }) => file);
}

/** The style sheets that the modules need, in the order in which the browser would have met them. */
export function stylesOf(manifest: BuildManifest, names: readonly string[]): string[] {
  const seen = new Set<string>();
  const files = names.flatMap((name) => closure(manifest, name, seen)).flatMap(({ css }) => css ?? []);
  return [...new Set(files)];
}
