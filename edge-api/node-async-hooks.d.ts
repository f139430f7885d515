/** The only class of node:async_hooks that the Workers entry uses; nodejs_compat provides it. */
declare module "node:async_hooks" {
  export class AsyncLocalStorage<T> {
    run<R>(store: T, callback: () => R): R;
    getStore(): T | undefined;
  }
}
