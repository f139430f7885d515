import { HomeSidebar } from "../../features/home/home-sidebar.tsx";
import { HomeWork } from "../../features/home/home-work.tsx";
import * as style from "./home-page.css.ts";

/** `/` for those who are in: the sidebar and the local work. */
const HomePage = () => (
  <div className={style.page}>
    <HomeSidebar />
    <div className={style.work}>
      <HomeWork />
    </div>
  </div>
);

export default HomePage;
