"""Where everything is kept, and the only place that speaks SQL."""
