// Before the page is drawn, so that nothing flashes: the colors that this browser chose.
document.documentElement.dataset.theme = (() => {
  try { return localStorage.getItem("sqlagent.theme") || "auto"; } catch { return "auto"; }
})();
