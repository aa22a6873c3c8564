export type ReferenceItem = readonly [id: number, name: string];
export type ReferenceGroup = { readonly group: string; readonly items: readonly ReferenceItem[] };
