/** Shell parts for guests and users, split from the landing page's bundle. */
export { BehindPage } from "./behind-page.tsx";
export { HeaderAccount } from "./header-parts.tsx";
export { HeaderNavigation } from "./header-parts.tsx";
export { HeaderRegion } from "./header-parts.tsx";
export { HeaderSaving } from "./header-parts.tsx";
export { EntryScreen, LoadingScreen } from "./behind-page.tsx";
export { News } from "./news.tsx";
