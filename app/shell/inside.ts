/** Shell parts for guests and users, split from the landing page's bundle. */
export { BehindPage } from "./behind-page.tsx";
export { HeaderAccount } from "./header-account.tsx";
export { HeaderNavigation } from "./header-navigation.tsx";
export { HeaderRegion } from "./header-region.tsx";
export { HeaderSaving } from "./header-saving.tsx";
export { EntryScreen, LoadingScreen } from "./loading-screen.tsx";
export { News } from "./news.tsx";
