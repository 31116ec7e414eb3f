// What the page and its worker say to each other.

/** To the worker: answer from the new version from now on. As workbox-window says it. */
export const TAKE_OVER = 'SKIP_WAITING';
/** The name under which the browser is asked to wake the worker when there is a network again. */
export const PRESSES_SYNC = 'lotline.presses';
/** From the worker: send what waits. */
export const SEND_PRESSES = 'lotline.send-presses';
