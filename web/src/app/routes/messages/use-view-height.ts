import { useEffect } from 'react';

/**
 * A keyboard on a screen covers the foot of the window without making it lower. What stands at the foot, such as
 * the line one types into, must stand above it.
 */
export function useViewHeight(): void {
  useEffect(() => {
    const view = window.visualViewport;
    if (!view) return;
    const { style } = document.documentElement;
    const fit = () => {
      // Pinched to look closer it is smaller as well; that is not a keyboard.
      const isCovered = view.scale === 1 && view.height < window.innerHeight - 80;
      if (isCovered) style.setProperty('--view-height', `${Math.round(view.height)}px`);
      else style.removeProperty('--view-height');
      if (isCovered) window.scrollTo(0, 0);
    };
    view.addEventListener('resize', fit);
    return () => {
      view.removeEventListener('resize', fit);
      style.removeProperty('--view-height');
    };
  }, []);
}
