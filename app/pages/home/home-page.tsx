import { useState } from "react";
import { HomeSidebar } from "../../features/home/home-sidebar.tsx";
import { HomeWork } from "../../features/home/home-work.tsx";
import * as style from "./home-page.css.ts";

/** `/` for those who are in: the sidebar and their work. */
const HomePage = () => {
  const [, setProfile] = useState<string | null>(null);
  return (
    <div className={style.page}>
      <HomeSidebar />
      <div className={style.work}>
        <HomeWork onProfile={setProfile} />
      </div>
    </div>
  );
};

export default HomePage;
