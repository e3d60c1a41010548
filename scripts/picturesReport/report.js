const dark = matchMedia('(prefers-color-scheme: dark)').matches;
const theme = document.querySelector('.theme');
function setTheme(name) {
  document.documentElement.dataset.theme = name;
  theme.textContent = name === 'dark' ? 'Light' : 'Dark';
}
setTheme(dark ? 'dark' : 'light');
theme.addEventListener('click', () =>
  setTheme(document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark'),
);

for (const radio of document.querySelectorAll('.views input')) {
  radio.addEventListener('change', () => {
    document.body.dataset.view = radio.value;
  });
}

for (const article of document.querySelectorAll('article')) {
  const slide = article.querySelector('.slide input');
  const swap = article.querySelector('.swap');
  slide?.addEventListener('input', () => article.style.setProperty('--at', `${slide.value}%`));
  swap?.addEventListener('click', () => {
    const isBefore = article.classList.toggle('swapped');
    swap.textContent = isBefore ? 'Show after' : 'Show before';
  });
}

const search = document.querySelector('input[type="search"]');
search.addEventListener('input', () => {
  let found = 0;
  for (const article of document.querySelectorAll('article')) {
    article.hidden = !article.dataset.name.includes(search.value.trim());
    if (!article.hidden) found += 1;
  }
  document.querySelector('.nothing').hidden = found > 0;
});
