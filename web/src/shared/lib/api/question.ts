/** A read that both the browser and the renderer of public pages can make: the answer is kept under the key. */
export interface Question {
  readonly queryKey: readonly [string, ...(string | number)[]];
  /** The address of the call. */
  readonly url: string;
  /** No such thing is an answer too, and is kept as null. */
  readonly mayBeMissing?: boolean;
}
