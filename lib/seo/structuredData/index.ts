export { article } from './article';
export { breadcrumbs } from './breadcrumbs';
export { graphOf } from './graph';
export { homeGraph } from './home';
export { profilePage } from './person';
export { serviceList, serviceNode } from './service';
export { studio, website } from './studio';
