/** Whether the browser is online. It can be wrong about true, never about false. */
export interface Connection {
  isOnline(): boolean;
  /** Calls back when online again. Returns the unsubscribe function. */
  onOnline(listener: () => void): () => void;
}

export const browserConnection: Connection = {
  isOnline: () => navigator.onLine,
  onOnline(listener) {
    window.addEventListener('online', listener);
    return () => window.removeEventListener('online', listener);
  },
};
