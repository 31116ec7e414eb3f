// The messages between the page and its service worker.

/** To the worker: become active now. In the form that workbox-window sends it. */
export const TAKE_OVER = 'SKIP_WAITING';
/** To the worker, with a port for the answer: which version are you? */
export const TELL_VERSION = 'lotline.version';
/** The tag under which the browser wakes the worker when there is a network again. */
export const OUTBOX_SYNC = 'lotline.presses';
/** From the worker: send what waits. */
export const SEND_ACTIONS = 'lotline.send-presses';
