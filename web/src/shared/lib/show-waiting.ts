let waiting = 0;

const update = (change: number) => {
  waiting += change;
  document.documentElement.toggleAttribute('data-waiting', waiting > 0);
};

/** A line at the top of the page: what was pressed was heard and is still loading. Ends with the answer. */
export function showWaiting(): () => void {
  update(1);
  let isWaiting = true;
  return () => {
    if (isWaiting) update(-1);
    isWaiting = false;
  };
}
