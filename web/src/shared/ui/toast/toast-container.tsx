import { Notifications } from '@mantine/notifications';

const width = 480;

/** Where toasts appear. Loaded after the first paint; a toast called before waits in the kit's store. */
export default function ToastContainer() {
  return <Notifications position="bottom-center" containerWidth={width} limit={3} />;
}
