// Messages between the tabs of one person. Where the browser has no BroadcastChannel, each tab is alone.
export interface TabChannel {
  /** To all other tabs. */
  readonly post: (message: unknown) => void;
  readonly follow: (listener: (message: unknown) => void) => () => void;
}

export function channelOf(name: string): TabChannel {
  if (typeof BroadcastChannel === 'undefined') return { post: () => undefined, follow: () => () => undefined };
  let channel: BroadcastChannel | null = null;
  const opened = (): BroadcastChannel => (channel ??= new BroadcastChannel(name));
  return {
    post: (message) => opened().postMessage(message),
    follow: (listener) => {
      const heard = ({ data }: MessageEvent<unknown>) => listener(data);
      opened().addEventListener('message', heard);
      return () => {
        channel?.removeEventListener('message', heard);
        channel?.close();
        channel = null;
      };
    },
  };
}
