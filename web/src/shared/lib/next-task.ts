/** Lets the browser answer a touch or paint before more work is done. */
export const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });
