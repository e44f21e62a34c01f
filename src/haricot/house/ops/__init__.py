"""What whoever hosts needs to see: logs and figures."""
