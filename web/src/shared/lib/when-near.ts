/** Resolves when an element is on the screen or about a screen away from it. */
export const whenNear = (element: Element): Promise<void> =>
  new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: '100% 0%' },
    );
    observer.observe(element);
  });
